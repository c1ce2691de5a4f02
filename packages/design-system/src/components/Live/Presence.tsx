import { useId } from 'react';
import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import { Avatar } from '../Avatar/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { theme } from '../../themes/theme.ts';
import { useLiveText } from './messages/index.ts';
import type { PresentPerson } from './presence-news.ts';
import { usePresenceNews } from './use-presence-news.ts';

export interface PresenceProps extends HTMLAttributes<HTMLDivElement> {
  /** Who is in the room or was; keep the array the same while nothing changes. */
  people: readonly PresentPerson[];
  /**
   * Name of the list.
   * @default 'In the room', in the reader's language
   */
  label?: string;
  /**
   * Milliseconds without a change before arrivals and departures are announced, all in one sentence.
   * @default 2000
   */
  quiet?: number;
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.x1};
  color: ${theme.color.text};
  font-family: ${theme.font.control};
  font-size: ${theme.text.sm};
  & > p { font-weight: 600; }
  & > p > span { color: ${theme.color.textMuted}; font-weight: 400; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space.x2};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.x1h};
    min-inline-size: 0;
    min-block-size: 2.75rem;
    line-height: 1.3;
  }
  & > li > div { min-inline-size: 0; }
  & bdi { display: block; inline-size: fit-content; max-inline-size: 100%; font-weight: 600; overflow-wrap: anywhere; }
  & span[data-part] { color: ${theme.color.textMuted}; font-size: ${theme.text.xs}; }
  & > [data-state='away'] > :first-child { outline: 2px dashed ${theme.color.controlBorder}; outline-offset: 2px; }
  & > [data-state='reconnecting'] > :first-child { outline: 2px dotted ${theme.color.warning}; outline-offset: 2px; }
  & > [data-state='joined'] > :first-child { outline: 2px solid ${theme.color.success}; outline-offset: 2px; }
  & > [data-state='left'] > :first-child { filter: grayscale(1); }
`;

/**
 * Who is in a room, who has stepped away, who is reconnecting and who has left: in words, and by the ring of the face.
 */
export function Presence({ people, label, quiet = 2000, ...rest }: PresenceProps) {
  const t = useLiveText();
  const id = useId();
  const news = usePresenceNews(people, quiet);
  const here = people.filter(({ state }) => state !== 'left').length;
  return (
    <Root {...rest}>
      <p>
        <b id={id}>{label ?? t('presence.title')}</b>{' '}
        <span>
          {'· '}
          {t('presence.count', { count: here })}
        </span>
      </p>
      <List role="list" aria-labelledby={id}>
        {people.map(({ id: key, name, state, isSelf, src }) => (
          <li key={key} data-state={state}>
            <Avatar name={name} src={src} />
            <div>
              <bdi>{isSelf ? t('you', { name }) : name}</bdi>
              <span data-part="state">{t(`presence.${state}`)}</span>
            </div>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Root>
  );
}
