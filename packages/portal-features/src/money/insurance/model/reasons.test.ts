import { describe, expect, test } from 'vitest';
import en from '../messages/en.json';
import ar from '../messages/ar.json';
import { isBilledToClient, remarkOf, topicOf } from './reasons.ts';
import type { ReasonTopic } from './reasons.ts';

describe('why a payer did not pay', () => {
  test.each<[string, string, ReasonTopic, boolean]>([
    ['1', 'PR', 'share', true],
    ['3', 'PR', 'share', true],
    ['45', 'CO', 'contract', false],
    ['4', 'CO', 'correct', false],
    ['16', 'CO', 'correct', false],
    ['B7', 'CO', 'provider', false],
    ['18', 'OA', 'duplicate', false],
    ['22', 'PR', 'otherPayer', false],
    ['27', 'PR', 'cover', true],
    ['27', 'CO', 'cover', false],
    ['29', 'CO', 'late', false],
    ['29', 'PR', 'late', false],
    ['197', 'PR', 'authorization', false],
    ['50', 'PR', 'necessity', true],
    ['119', 'PR', 'limit', true],
    ['97', 'CO', 'notCovered', false],
    ['96', 'PR', 'notCovered', true],
    ['252', 'CO', 'information', false],
    ['242', 'PR', 'network', true],
    ['A1', 'PR', 'remark', true],
    ['999', 'CO', 'unknown', false],
  ])('[CALL-30] code %s of group %s is about %s; billed to the client: %s', (code, group, topic, billed) => {
    expect(topicOf(code)).toBe(topic);
    expect(isBilledToClient({ code, group })).toBe(billed);
  });

  test.each([
    ['N290', 'N290'],
    ['N382', 'N382'],
    ['M999', 'other'],
  ])('[CALL-30] remark %s has the words of %s', (code, words) => {
    expect(remarkOf(code)).toBe(words);
  });

  test('[CALL-30] every code, an unknown one too, has words and a next step in both languages', () => {
    for (const code of ['1', '45', '4', '5', '18', '22', '26', '29', '15', '50', '35', '97', '226', '24', 'A1', 'Z9']) {
      for (const catalogue of [en, ar] as Record<string, string>[]) {
        expect(catalogue[`reason.${topicOf(code)}`]).toBeTruthy();
        expect(catalogue[`step.${topicOf(code)}`]).toBeTruthy();
      }
    }
  });
});
