import { ButtonLink, Inline, Link } from '@sakina/design-system';
import { crisisLines } from '@sakina/platform/domain';
import { MessageSquare, Phone } from 'lucide-react';
import { useCrisisText } from './messages/index.ts';

/** The lines of the United States as links that a phone dials: call, text, danger to life, chat (CARE-1). */
export function CrisisLinks() {
  const t = useCrisisText();
  return (
    <Inline gap="x1h">
      <ButtonLink href={crisisLines.call}>
        <Phone aria-hidden />
        {t('call')}
      </ButtonLink>
      <ButtonLink href={crisisLines.text} variant="secondary">
        <MessageSquare aria-hidden />
        {t('text')}
      </ButtonLink>
      <ButtonLink href={crisisLines.emergency} variant="secondary">
        <Phone aria-hidden />
        {t('emergency')}
      </ButtonLink>
      <Link href={crisisLines.chat} variant="standalone" isExternal>
        {t('chat')}
      </Link>
    </Inline>
  );
}
