import { claimModerationCase } from '@sakina/platform/contract';
import type { ModerationCaseDetail } from '@sakina/platform/contract';
import { OwnerLine } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';

/** Who is looking at a case, and to take it, take it over or let it go. */
export function CaseOwner({ entry: { id, owner = null } }: { entry: ModerationCaseDetail }) {
  const t = useAdminModerationText();
  return (
    <OwnerLine
      operation={claimModerationCase}
      id={id}
      owner={owner}
      texts={{
        free: t('owner.free'),
        own: (when) => t('owner.own', { when }),
        other: (name, when) => t('owner.other', { name, when }),
        meanwhile: t('owner.meanwhile'),
      }}
    />
  );
}
