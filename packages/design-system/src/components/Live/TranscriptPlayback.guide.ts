import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A recorded session is read and heard again: the provider looks for what was said and plays from there.',
    'The text is there even without the recording: leave src out, and only the transcript is shown.',
  ],
  whenNot: [
    'People are speaking right now: use CaptionsLine.',
    'It only has to be said whether something is being recorded: use RecordingState.',
  ],
  anatomy: [
    'Player of the browser, for sound or picture; a Banner in its place where there is no recording or it failed',
    'Search field, and beside it the speed and the switch “Follow playback”',
    'Number of matches, with buttons to the previous and the next one',
    'Transcript: a line each with the speaker, the time and the words',
    'Mark of the line that is being said, and of what the search found',
  ],
  keys: [
    ['Tab', 'Goes through the player, the search, the speed and the switch, and to one line of the transcript.'],
    ['Up Arrow, Down Arrow', 'Go to the line above or below. The list stops following the recording.'],
    ['Page Up, Page Down', 'Go ten lines up or down.'],
    ['Home, End', 'Go to the first and the last line.'],
    ['Enter, Space', 'On a line: plays from there. Enter in the search goes to the next match.'],
    ['Escape', 'In the search: empties it.'],
  ],
  rightToLeft:
    'The mark of a line stands at its start, which is the right, and times run from left to right in every language. Each line of the transcript takes the direction of its own words.',
  dos: [
    'Keep the array of lines the same between renders.',
    'Hand in onRetry where the address of the recording expires.',
  ],
  related: ['CaptionsLine', 'RecordingState', 'SearchField', 'Timer', 'Banner'],
  since: '0.1.0',
};
