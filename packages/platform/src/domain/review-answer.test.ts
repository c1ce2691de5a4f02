import { describe, expect, test } from 'vitest';
import { answerProblems } from './review-answer.ts';

describe('an answer to a review [CLOUD-115]', () => {
  test.each([
    ['Thank you for your sessions with me.', 'CARE'],
    ['I am sorry that our last session felt rushed.', 'CARE'],
    ['It was a pleasure working with you.', 'CARE'],
    ['As my client you know how to reach me.', 'CARE'],
    ['When we met I said so.', 'CARE'],
    ['You canceled twice.', 'CARE'],
    ['Dear Noah, all the best.', 'NAME'],
    ['On Tuesday I was ill.', 'DATE'],
    ['Since 12/03 things are different.', 'DATE'],
    ['Two weeks ago the office moved.', 'DATE'],
    ['Depression takes time.', 'HEALTH'],
    ['Your diagnosis is not for this page.', 'HEALTH'],
    ['شكرًا على جلساتك معي.', 'CARE'],
    ['عزيزتي ليلى، شكرًا.', 'NAME'],
    ['الاكتئاب يحتاج إلى وقت.', 'HEALTH'],
    ['كان ذلك يوم الثلاثاء.', 'DATE'],
  ])('is stopped: %s', (text, risk) => {
    expect(answerProblems(text).map((problem) => problem.risk)).toContain(risk);
  });

  test.each([
    'Thank you for taking the time to write.',
    'I take every review seriously. My practice can be reached by phone at any time.',
    'Reviews help others to choose. I am grateful for this one.',
    'I cannot say in public who comes to me, and I ask everyone to write to me in private.',
    'God bless you, and thank you.',
    'شكرًا على وقتك. آراء الناس تعينني على أن أتعلّم.',
  ])('passes: %s', (text) => {
    expect(answerProblems(text)).toEqual([]);
  });

  test('is stopped by a name that is given, in any case, and not by its initials', () => {
    expect(answerProblems('all the best to haddad', ['Layla Haddad'])).toEqual([{ risk: 'NAME', words: 'haddad' }]);
    expect(answerProblems('All the best, L. H.', ['L. H.', 'Anonymous'])).toEqual([]);
  });

  test('names each kind of risk once, in the order of the text', () => {
    expect(answerProblems('Your anxiety was better after our last session and your next session.')).toEqual([
      { risk: 'HEALTH', words: 'anxiety' },
      { risk: 'CARE', words: 'our last session' },
    ]);
  });
});
