import { Button, Inline, Select, Stack, Text } from '@sakina/design-system';
import { matchRemittanceLine } from '@sakina/platform/contract';
import { fieldProblems } from '@sakina/platform/client';
import type { ClaimId, RemittanceDetail, RemittanceLine as Line } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { toClaim } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { useDay } from './use-day.ts';

export interface RemittanceLineProps {
  /** The remittance with its lines. */
  remittance: RemittanceDetail;
  /** The line that it shows. */
  line: Line;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
  /** Called when the line got a claim or lost it. */
  onDone: () => void;
}

/**
 * One line of a remittance as the insurer wrote it, with the claim it belongs to or the way to say which (CLOUD-524).
 */
export function RemittanceLine({ remittance, line, onGo, onDone }: RemittanceLineProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const match = useAction(matchRemittanceLine);
  const field = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<ClaimId | null>(null);
  const [wasTried, setTried] = useState(false);
  const { number, clientName, memberId, serviceDate, payerClaimNumber, paid, charge, claim, candidates } = line;
  const refused = fieldProblems(match.error)['claimId'];
  const problem = refused ?? (wasTried && chosen === null ? t('remit.line.choose.missing') : undefined);

  async function say(claimId: ClaimId | null) {
    if (match.isRunning) return;
    await match.run({ params: { id: remittance.id }, body: { line: number, claimId } }).then(onDone, () => undefined);
  }

  return (
    <Stack gap="x1">
      <Text weight="strong">
        <bdi>{t('remit.line', { name: clientName, day: day(serviceDate) })}</bdi>
      </Text>
      <Text size="sm">
        {t('remit.line.paid', {
          paid: format.money(paid),
          charge: format.money(charge),
          number: payerClaimNumber,
          member: memberId,
        })}
      </Text>
      {refused === undefined && <ErrorNotice error={match.error} />}
      {claim ? (
        <Inline gap="x2">
          <Text as="span">{t('remit.line.claim', { name: claim.client.displayName })}</Text>
          <PlaceLink to={toClaim(claim.id)} onGo={onGo}>
            {t('remit.line.open')}
          </PlaceLink>
          {remittance.status === 'UNPOSTED' && (
            <Button
              variant="quiet"
              size="small"
              isPending={match.isRunning}
              aria-label={t('remit.line.off.name', { line: number })}
              onPress={() => void say(null)}
            >
              {t('remit.line.off')}
            </Button>
          )}
        </Inline>
      ) : candidates.length === 0 ? (
        <Text measure>{t('remit.line.noCandidate')}</Text>
      ) : (
        <Stack gap="x2" align="start">
          <Text measure>{t('remit.line.none')}</Text>
          <Select
            ref={field}
            label={t('remit.line.choose', { line: number })}
            options={candidates.map((each) => ({
              id: each.claimId,
              label: t('remit.line.candidate', {
                name: each.client.displayName,
                day: day(each.serviceDate),
                charge: format.money(each.charge),
              }),
            }))}
            value={chosen ?? ''}
            onChange={(id) => {
              match.reset();
              setChosen(candidates.find(({ claimId }) => claimId === id)?.claimId ?? null);
            }}
            isRequired
            errorMessage={problem}
          />
          <Button
            variant="secondary"
            isPending={match.isRunning}
            aria-label={t('remit.line.match.name', { line: number })}
            onPress={() => {
              setTried(true);
              if (chosen === null) field.current?.focus();
              else void say(chosen);
            }}
          >
            {t('remit.line.match')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
