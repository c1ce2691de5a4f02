import { theme } from '@sakina/design-system';
import { isAtNight } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { Moon } from 'lucide-react';
import styled from 'styled-components';
import { useNightCatalogue } from './messages/index.ts';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.half};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-weight: 500;
  white-space: nowrap;
  & > svg { inline-size: 1.1em; block-size: 1.1em; flex: none; }
`;

/** Marks an offered time that is at night on the reader’s clock, in words; nothing for a time of the day. */
export function NightMark({ startsAt }: { startsAt: string }) {
  const t = useNightCatalogue();
  const { timeZone } = useFormat();
  if (!isAtNight(startsAt, timeZone)) return null;
  return (
    <Mark>
      <Moon aria-hidden />
      {t('mark')}
    </Mark>
  );
}
