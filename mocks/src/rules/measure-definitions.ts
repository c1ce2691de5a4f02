import type { Instrument, MeasureDefinition } from '@sakina/platform/contract';

const options: MeasureDefinition['options'] = [
  { score: 0, text: 'Not at all' },
  { score: 1, text: 'Several days' },
  { score: 2, text: 'More than half the days' },
  { score: 3, text: 'Nearly every day' },
];

const difficulty: MeasureDefinition['difficulty'] = {
  text: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
  options: [
    { value: 0, text: 'Not difficult at all' },
    { value: 1, text: 'Somewhat difficult' },
    { value: 2, text: 'Very difficult' },
    { value: 3, text: 'Extremely difficult' },
  ],
};

const source =
  'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues. No permission required to reproduce, translate, display or distribute.';

const phq9Items = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
  'Trouble falling or staying asleep, or sleeping too much',
  'Feeling tired or having little energy',
  'Poor appetite or overeating',
  'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
  'Trouble concentrating on things, such as reading the newspaper or watching television',
  'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
  'Thoughts that you would be better off dead or of hurting yourself in some way',
];

const gad7Items = [
  'Feeling nervous, anxious or on edge',
  'Not being able to stop or control worrying',
  'Worrying too much about different things',
  'Trouble relaxing',
  'Being so restless that it is hard to sit still',
  'Becoming easily annoyed or irritable',
  'Feeling afraid as if something awful might happen',
];

/** Item 9 of the PHQ-9: thoughts of death or of hurting oneself. */
const SELF_HARM_ITEM = 9;

/** The questionnaires word for word (phqscreeners.com). */
export const measureDefinitions: Readonly<Record<Instrument, MeasureDefinition>> = {
  PHQ_9: {
    instrument: 'PHQ_9',
    name: 'PHQ-9',
    about: 'Nine questions about mood.',
    stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
    items: phq9Items.map((text, index) => ({ number: index + 1, text, isSelfHarm: index + 1 === SELF_HARM_ITEM })),
    options,
    difficulty,
    maximumScore: 27,
    bands: [
      { severity: 'MINIMAL', from: 0, to: 4 },
      { severity: 'MILD', from: 5, to: 9 },
      { severity: 'MODERATE', from: 10, to: 14 },
      { severity: 'MODERATELY_SEVERE', from: 15, to: 19 },
      { severity: 'SEVERE', from: 20, to: 27 },
    ],
    source,
  },
  GAD_7: {
    instrument: 'GAD_7',
    name: 'GAD-7',
    about: 'Seven questions about anxiety and worry.',
    stem: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
    items: gad7Items.map((text, index) => ({ number: index + 1, text, isSelfHarm: false })),
    options,
    difficulty,
    maximumScore: 21,
    bands: [
      { severity: 'MINIMAL', from: 0, to: 4 },
      { severity: 'MILD', from: 5, to: 9 },
      { severity: 'MODERATE', from: 10, to: 14 },
      { severity: 'SEVERE', from: 15, to: 21 },
    ],
    source,
  },
};
