/** Layla’s reflections in ‘Grief in company’, by day; null where she only read. */
export const laylasReflections: readonly (string | null)[] = [
  'Teta.',
  'Between the shoulder blades, like a hand that pushes.',
  'Four in the morning, and Fridays after lunch. I put the blanket on the sofa and my sister’s name beside it.',
  'She gave the car key to strangers.',
  null,
  'One envelope. It was the gas bill. I opened it and sat down as if I had run.',
  null,
  '“Thank you. It is enough if you sit here.” I could say it to my aunt, perhaps on the phone.',
  'The lentils, every first Friday. And the well that the imam told me of, small.',
  'The onions. I laughed aloud and no one had died of it.',
  'Towels, queues, yalla.',
];

/** Noah’s reflections before he paused ‘Sleep after night shifts’. */
export const noahsReflections: readonly (string | null)[] = [
  'I eat standing up and look at my phone until my eyes fall shut.',
  null,
  'Hard: room nine. I did: what there was to do. Not mine any more: the pump.',
];

/** Short reflections of Sofia; most evenings she only read. */
export const sofiasReflections: readonly string[] = [
  'The light on the canal.',
  'The woman who sells stamps.',
  'That I came here.',
  'It will not matter in a week.',
  'A yes that was a yes.',
  'The radio, low.',
  'Tired of the kind that rest helps.',
];

/** Notes of some check-ins. */
export const checkInNotes = {
  layla: {
    1: 'Towels and yalla.',
    2: 'The mirror understood.',
    4: 'Burned the onions exactly right.',
    6: 'Fever.',
    13: 'Six hours. Twice.',
    19: 'Slide seven.',
    27: 'Forty days.',
    40: 'Four trains.',
    46: 'The copier on four.',
  },
  noah: { 1: 'His shoes.', 7: 'Spy.', 12: 'Three numbers.', 38: 'Came home with the pump in my ears.' },
  sofia: { 3: 'Four herons.', 30: 'Third row.', 44: 'Gray, as agreed.', 61: 'A melon.' },
} as const satisfies Record<string, Readonly<Record<number, string>>>;
