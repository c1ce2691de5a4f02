import { Banner, EmptyState, Link, LoadingRegion, Section, Skeleton, Stack } from '@sakina/design-system';
import { getClaimDraft } from '@sakina/platform/contract';
import type { ClaimDraft } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { ClaimFields } from './ClaimFields.tsx';
import { PlaceLink } from './PlaceLink.tsx';

export interface ClaimEditorProps {
  /** The session that the claim is for. */
  appointmentId: string;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** Writes the claim of a session: new, again after a rejection, or a correction (CALL-28). */
export function ClaimEditor({ appointmentId, onGo }: ClaimEditorProps) {
  const t = useInsuranceText();
  const read = useOperation(getClaimDraft, { params: { id: appointmentId } });
  return (
    <Stack gap="x3">
      <div>
        <PlaceLink to={toSession(null)} onGo={onGo}>
          {t('editor.back')}
        </PlaceLink>
      </div>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('editor.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        describeError={({ code }) =>
          code === 'NOT_FOUND' ? (
            <EmptyState title={t('editor.missing.title')} illustration={null}>
              {t('editor.missing.body')}
            </EmptyState>
          ) : undefined
        }
      >
        {(draft) => <Editor draft={draft} onGo={onGo} />}
      </ReadView>
    </Stack>
  );
}

function Editor({ draft, onGo }: { draft: ClaimDraft; onGo: (to: InsurancePlace) => void }) {
  const t = useInsuranceText();
  const format = useFormat();
  const kind = draft.replacesClaimId !== null ? 'correct' : draft.rejectedClaimId !== null ? 'resend' : 'new';
  const blockers = draft.blockers.filter((blocker) => blocker !== 'CLAIM_OPEN');
  return (
    <Section
      title={t(`editor.${kind}`, { name: draft.client.displayName })}
      description={t('editor.facts', {
        day: format.shortDate(draft.startsAt),
        count: draft.minutes,
        payer: t(`payer.${draft.coverage.insurer}`),
        member: draft.coverage.memberId,
      })}
    >
      {draft.openClaimId !== null ? (
        <Banner
          urgency="none"
          title={t('editor.exists')}
          actions={
            <PlaceLink to={toClaim(draft.openClaimId)} onGo={onGo}>
              {t('editor.exists.action')}
            </PlaceLink>
          }
        >
          {t('editor.exists.body')}
        </Banner>
      ) : blockers.length > 0 ? (
        <Stack gap="x2">
          {blockers.map((blocker) => {
            // A note can be mended and the claim sent then; a short session or a missing contract leaves the invoice.
            const isNote = blocker === 'NOTE_MISSING' || blocker === 'NOTE_NOT_SIGNED';
            return (
              <Banner
                key={blocker}
                tone="warning"
                urgency="none"
                title={t(`blocker.${blocker}`, { count: draft.minutes })}
                actions={
                  <Link
                    variant="standalone"
                    href={isNote ? paths.providerNotes({ appointment: draft.appointmentId }) : paths.providerInvoices()}
                  >
                    {t(`mend.${blocker}`)}
                  </Link>
                }
              >
                {isNote && t('editor.blocked')}
              </Banner>
            );
          })}
        </Stack>
      ) : (
        <ClaimFields draft={draft} onGo={onGo} />
      )}
    </Section>
  );
}
