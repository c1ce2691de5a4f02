import {
  Accordion,
  Button,
  ButtonLink,
  FormActions,
  Heading,
  KeyValueList,
  NotGiven,
  Stack,
  Status,
  Text,
} from '@sakina/design-system';
import type { ApplicationStatus, ProviderApplication } from '@sakina/platform/contract';
import { hasProviderStatus, paths, product } from '@sakina/platform/domain';
import { useAuth } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { useJoiningText } from '../messages/index.ts';
import { formOfApplication } from '../model/application-form.ts';
import { ApplicationTimeline } from './ApplicationTimeline.tsx';
import { DocumentList } from './DocumentList.tsx';
import { STATUS_TONES } from './status-tones.ts';
import { useApplicationSections } from './use-application-sections.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

export interface ApplicationStatusViewProps {
  /** An application that the user cannot edit now. */
  application: ProviderApplication & { status: Exclude<ApplicationStatus, 'DRAFT' | 'NEEDS_CHANGES'> };
  /** Whether the user's own action led here, so that the new status is announced. */
  takesFocus: boolean;
  /** Begins another application with the content of this one. */
  onBeginAgain: () => void;
  /** Called once it has been withdrawn. */
  onWithdrawn: () => void;
}

/** The status of an application, its history and content, and what the user can do. */
export function ApplicationStatusView({
  application,
  takesFocus,
  onBeginAgain,
  onWithdrawn,
}: ApplicationStatusViewProps) {
  const t = useJoiningText();
  const sections = useApplicationSections();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, applicant, documents } = application;
  useEffect(() => {
    if (takesFocus) queueMicrotask(() => heading.current?.focus());
  }, [takesFocus, status]);
  const isUnderWay = status === 'SUBMITTED' || status === 'IN_REVIEW';
  const mayBeginAgain = status === 'DECLINED' || status === 'WITHDRAWN';
  const items = sections(formOfApplication(application), documents)
    .filter(({ step }) => step !== 'documents')
    .flatMap((section) => section.items);

  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <Status tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Status>
        <Heading level={2} size="xl" ref={heading} tabIndex={-1}>
          {t(`standing.${status}.title`)}
        </Heading>
        <Text measure>
          {t(`standing.${status}.body`, {
            email: `\u2066${isUnderWay ? applicant.email : product.supportEmail}\u2069`,
          })}
        </Text>
        {mayBeginAgain && <Text measure>{t('apply.again.body')}</Text>}
        {status === 'APPROVED' && <WayIn />}
      </Stack>
      {mayBeginAgain && (
        <FormActions>
          <Button variant="action" onPress={onBeginAgain}>
            {t('apply.beginAgain')}
          </Button>
        </FormActions>
      )}
      <ApplicationTimeline application={application} />
      <Accordion
        items={[
          {
            id: 'content',
            title: t('standing.content'),
            content: (
              <Stack gap="x3">
                <KeyValueList
                  items={items.map(({ label, value }) => ({
                    term: label,
                    value: (
                      <Text as="span" dir="auto" style={{ whiteSpace: 'pre-line' }}>
                        {value ?? <NotGiven />}
                      </Text>
                    ),
                  }))}
                />
                <DocumentList documents={documents} title={t('apply.documents.sent')} />
              </Stack>
            ),
          },
        ]}
      />
      {isUnderWay && <WithdrawButton applicationId={application.id} onWithdrawn={onWithdrawn} />}
    </Stack>
  );
}

/** The link to the provider portal, once the user's token has provider status. */
function WayIn() {
  const t = useJoiningText();
  const { user, refresh } = useAuth();
  const [state, setState] = useState<'unasked' | 'asking' | 'notYet'>('unasked');
  if (hasProviderStatus(user))
    return (
      <FormActions>
        <ButtonLink variant="action" href={paths.providerPortal()}>
          {t('standing.APPROVED.portal')}
        </ButtonLink>
      </FormActions>
    );

  async function ask() {
    setState('asking');
    setState(hasProviderStatus(await refresh()) ? 'unasked' : 'notYet');
  }
  return (
    <Stack gap="x2">
      <Text measure>{t('standing.APPROVED.signIn')}</Text>
      <FormActions>
        <Button variant="secondary" isPending={state === 'asking'} onPress={() => void ask()}>
          {t('standing.APPROVED.refresh')}
        </Button>
      </FormActions>
      <div role="status">{state === 'notYet' && <Text>{t('standing.APPROVED.notYet')}</Text>}</div>
    </Stack>
  );
}
