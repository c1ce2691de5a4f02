import {
  Button,
  CheckboxGroup,
  Dialog,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
  Text,
  TextArea,
  useToast,
} from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { createReferral, searchProviders } from '@sakina/platform/contract';
import type { ProviderId, ProviderKind, Referral, ReferralShare } from '@sakina/platform/contract';
import { professions } from '@sakina/platform/domain';
import { useAction, useOperation } from '@sakina/platform/react';
import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { KeptNotice, useKeptText } from '../form/index.ts';
import { ReadView } from '../ReadView.tsx';
import { useReferralText } from './messages/index.ts';

export interface ReferDialogProps {
  /** The client who is referred. */
  client: Referral['client'];
  /** Called when it is to close. */
  onClose: () => void;
}

const SHARES: readonly ReferralShare[] = ['GOALS', 'SESSIONS'];
const LONGEST = 1000;

/** To whom a client is referred, why, and what may be shared; the client decides on all of it. */
export function ReferDialog({ client, onClose }: ReferDialogProps) {
  const t = useReferralText();
  const toast = useToast();
  const formId = useId();
  const create = useAction(createReferral);
  const [kind, setKind] = useState<ProviderKind>('THERAPIST');
  const [providerId, setProvider] = useState('');
  const kept = useKeptText(`referral:${client.id}`);
  const { text: letter, set: setLetter } = kept;
  const [proposed, setProposed] = useState<readonly ReferralShare[]>([]);
  const [hasTried, setTried] = useState(false);
  const [openWith, setOpenWith] = useState('');
  const providers = useOperation(searchProviders, { query: { kind: [kind], pageSize: 50 } });
  const name = client.displayName;
  const problems = {
    provider:
      providerId === ''
        ? t('refer.provider.missing')
        : providerId === openWith
          ? t('refer.provider.open', { name })
          : undefined,
    letter: letter.trim() === '' ? t('refer.letter.missing') : undefined,
  };

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (problems.provider || problems.letter) return;
    const body = { providerId: providerId as ProviderId, letter: letter.trim(), proposed: [...proposed] };
    try {
      await create.run({ params: { id: client.id }, body });
    } catch (refusal) {
      if (!isApiError(refusal)) throw refusal;
      if (refusal.code === 'REFERRAL_OPEN') setOpenWith(providerId);
      return;
    }
    kept.clear();
    toast({ tone: 'success', title: t('refer.done', { name }) });
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('refer.title', { name })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('refer.cancel')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={create.isRunning}>
            {t('refer.submit', { name })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x2">
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <ErrorNotice error={openWith === '' ? create.error : undefined} />
          <Text measure>{t('refer.lead', { name })}</Text>
          <RadioGroup
            label={t('refer.kind')}
            isRequired
            options={professions.map((id) => ({ id, label: t(`kind.${id}`) }))}
            value={kind}
            onChange={(id) => {
              setKind(professions.find((known) => known === id) ?? kind);
              setProvider('');
            }}
          />
          <ReadView read={providers} loading={<Skeleton lines={2} />}>
            {({ items }) => (
              <Select
                label={t('refer.provider')}
                isRequired
                options={items.map(({ id, displayName, headline }) => ({
                  id,
                  label: displayName,
                  description: headline,
                }))}
                value={providerId}
                onChange={setProvider}
                errorMessage={hasTried ? problems.provider : undefined}
              />
            )}
          </ReadView>
          <TextArea
            label={t('refer.letter')}
            description={t('refer.letter.help', { name })}
            isRequired
            rows={4}
            maxLength={LONGEST}
            value={letter}
            onChange={setLetter}
            errorMessage={hasTried ? problems.letter : undefined}
          />
          <CheckboxGroup
            label={t('refer.share', { name })}
            options={SHARES.map((id) => ({ id, label: t(`share.${id}`) }))}
            value={[...proposed]}
            onChange={(chosen) => setProposed(SHARES.filter((id) => chosen.includes(id)))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
