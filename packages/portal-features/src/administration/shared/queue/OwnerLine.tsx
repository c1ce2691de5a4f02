import { Button, Inline, Stack, Text } from '@sakina/design-system';
import type { claimAdminSafetyAlert, claimModerationCase } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useAction, useReadAgain, useUser } from '@sakina/platform/react';
import { ErrorNotice } from '../../../shared/ErrorNotice.tsx';
import { useAdminText } from '../messages/index.ts';
import { usePlaceTime } from '../use-place-time.ts';

export interface OwnerLineProps {
  /** The call that takes it, takes it over and lets it go. */
  operation: typeof claimAdminSafetyAlert | typeof claimModerationCase;
  /** The id of what is claimed. */
  id: string;
  /** Who has it, and since which instant; null for no one. */
  owner: { id: string; displayName: string; since: string } | null;
  /** Whether the reader may take it. @default true */
  mayClaim?: boolean;
  /** What a queue says of its own kind of matter, which is a word of another gender in each. */
  texts: {
    free: string;
    own: (when: string) => string;
    other: (name: string, when: string) => string;
    /** Someone else was first. */
    meanwhile: string;
  };
}

/** Who has something that waits, and to take it, take it over or let it go. A claim hides it from no one. */
export function OwnerLine({ operation, id, owner, mayClaim = true, texts }: OwnerLineProps) {
  const t = useAdminText();
  const user = useUser();
  const moment = usePlaceTime();
  const readAgain = useReadAgain();
  const claim = useAction(operation);
  const isOwn = owner !== null && owner.id === user?.id;
  const isTaken = isApiError(claim.error, 'CLAIMED');

  function change() {
    claim
      .run({
        params: { id },
        body: { isClaimed: !isOwn, ...(owner !== null && !isOwn && { takenFrom: owner.id }) },
      })
      // Whose it is now is read again; the error is said below.
      .catch(() => readAgain(operation));
  }
  return (
    <Stack gap="x1">
      <Inline>
        <Text as="span">
          {owner === null
            ? texts.free
            : isOwn
              ? texts.own(moment(owner.since))
              : texts.other(owner.displayName, moment(owner.since))}
        </Text>
        {mayClaim && (
          <Button size="small" variant="secondary" isPending={claim.isRunning} onPress={change}>
            {t(owner === null ? 'owner.take' : isOwn ? 'owner.release' : 'owner.takeOver')}
          </Button>
        )}
      </Inline>
      <div role="status">{isTaken && <Text>{texts.meanwhile}</Text>}</div>
      {claim.error && !isTaken && <ErrorNotice error={claim.error} />}
    </Stack>
  );
}
