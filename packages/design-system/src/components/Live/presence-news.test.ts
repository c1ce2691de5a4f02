import { expect, it } from 'vitest';
import { presenceNews } from './presence-news.ts';
import type { PresenceState, PresentPerson } from './presence-news.ts';

const room = (states: Record<string, PresenceState>): PresentPerson[] =>
  Object.entries(states).map(([name, state]) => ({ id: name, name, state, isSelf: name === 'Me' }));

it.each<[string, Record<string, PresenceState>, Record<string, PresenceState>, unknown[]]>([
  ['no one, when nothing changed', { Amina: 'joined' }, { Amina: 'joined' }, []],
  ['who joined, together', {}, { Amina: 'joined', Omar: 'joined' }, [{ state: 'joined', names: ['Amina', 'Omar'] }]],
  [
    'who lost the connection',
    { Amina: 'joined' },
    { Amina: 'reconnecting' },
    [{ state: 'reconnecting', names: ['Amina'] }],
  ],
  ['who came back', { Amina: 'reconnecting' }, { Amina: 'joined' }, [{ state: 'joined', names: ['Amina'] }]],
  [
    'who left and who came, in this order',
    { Amina: 'joined' },
    { Amina: 'left', Omar: 'joined' },
    [
      { state: 'joined', names: ['Omar'] },
      { state: 'left', names: ['Amina'] },
    ],
  ],
  ['who is no more in the list', { Amina: 'joined' }, {}, [{ state: 'left', names: ['Amina'] }]],
  ['no one who left without having been announced', {}, { Amina: 'left' }, []],
  ['no one who had left already', { Amina: 'left' }, {}, []],
  ['not the reader', {}, { Me: 'joined' }, []],
])('reports %s', (_, before, after, news) => {
  expect(presenceNews(room(before), room(after))).toEqual(news);
});
