import { expect, test } from 'vitest';
import { findQuestions, wordsOf } from './find-questions.ts';

const groups = [
  {
    id: 'money',
    title: 'Money',
    questions: [
      { id: 'cost', question: 'What does a session cost?', answer: 'Each provider sets a price.' },
      { id: 'less', question: 'What if I can’t afford it?', answer: 'Look for a sliding scale.' },
    ],
  },
  {
    id: 'care',
    title: 'Faith and care',
    questions: [
      { id: 'free', question: 'Is it free?', answer: 'Some care is, and no money is asked.' },
      { id: 'both', question: 'May I see both?', answer: 'Yes.' },
    ],
  },
  { id: 'arabic', title: 'المال', questions: [{ id: 'price', question: 'كم سِعر الجلسة؟', answer: 'تراه قبل الحجز.' }] },
];
const found = (query: string) => findQuestions(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id));

test.each([
  ['nothing', '', ['cost', 'less', 'free', 'both', 'price']],
  ['only spaces and punctuation', ' ?! ', ['cost', 'less', 'free', 'both', 'price']],
  ['a word of a question', 'COST', ['cost']],
  ['a word of an answer', 'sliding', ['less']],
  ['the name of a group', 'faith', ['free', 'both']],
  ['the name of a group that an answer has as well', 'care', ['free']],
  ['the name of one group and a word of another', 'money', ['cost', 'less', 'free']],
  ['a part of a word', 'prov', ['cost']],
  ['two words in any order', 'price session', ['cost']],
  ['two words of different questions', 'cost sliding', []],
  ['a typewriter apostrophe', "can't afford", ['less']],
  ['an Arabic word without its vowel signs', 'سعر', ['price']],
  ['an Arabic word with the article', 'السعر', ['price']],
  ['an Arabic word with ha for ta marbuta', 'جلسه', ['price']],
  ['a word that no question contains', 'parking', []],
] as const)('searching for %s finds the questions that contain it', (_, query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('leaves out groups without matches', () => {
  expect(findQuestions(groups, 'cost').map(({ id }) => id)).toEqual(['money']);
});

test('keeps a short word that only begins like the article', () => {
  expect(wordsOf('الم')).toEqual(['الم']);
});
