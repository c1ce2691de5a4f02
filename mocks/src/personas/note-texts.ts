import type { NoteSection, NoteTemplate } from '@sakina/platform/contract';
import { noteSections } from '@sakina/platform/domain';

/** The text of the note that stories and tests make, one a section. */
const exampleTexts: Record<NoteTemplate, readonly string[]> = {
  SOAP: [
    'Reports two panic attacks this week, both in elevators. Slept five to six hours. Used the breathing exercise in one of them and could stay.',
    'Oriented, cooperative, speech quick at first and calmer after ten minutes. No thoughts of self-harm on asking.',
    'Panic disorder, improving. Avoidance is narrowing.',
    'One elevator ride a day with a companion until the next session. Sleep diary continues.',
  ],
  DAP: [
    'Arrived late and apologized twice. Slept badly before the hearing; ate breakfast for the first time this week.',
    'Anticipatory anxiety, tied to the date. No thoughts of self-harm on asking.',
    'Breathing exercise in the morning. Short call after the hearing.',
  ],
  MENTORING: [
    'Brought the draft of the resignation letter and read it aloud. Two of the four reasons can be solved.',
    'A budget until the next talk. A conversation with the team lead on Tuesday.',
    'Clear about values, less clear about money: start with the budget next time.',
  ],
  PASTORAL: [
    'Spoke of guilt at not having been present at the death. We sat in silence for a while and then prayed.',
    'No one dies without God’s knowledge; love shows itself in years and not in one hour.',
    'A small, regular charity in the name of the one who died. Asked whether the therapist knows: yes.',
  ],
};

/** The sections of an example note. Seeded notes are written by `case-notes`, each client’s own. */
export function exampleSections(template: NoteTemplate): NoteSection[] {
  return noteSections[template].map((key, section) => ({ key, text: exampleTexts[template][section] ?? '' }));
}

/** The statement that a signature confirms. */
export const SIGNING_STATEMENT =
  'I have written this note and confirm that it is complete and true to the best of my knowledge.';
