import { describe, expect, it } from 'vitest';
import { firstOpenStep, isBookingStep, nextStep, reachableStep } from './steps.ts';

const nothing = { service: false, time: false, details: false };
const service = { ...nothing, service: true };
const time = { ...service, time: true };
const all = { ...time, details: true };

describe('the steps of a booking', () => {
  it.each([
    [nothing, 'service'],
    [service, 'time'],
    [time, 'details'],
    [all, 'review'],
    [{ ...all, time: false }, 'time'],
  ] as const)('with %o the first open one is %s', (answered, step) => {
    expect(firstOpenStep(answered)).toBe(step);
  });

  it.each([
    ['review', nothing, 'service'],
    ['review', service, 'time'],
    ['service', all, 'service'],
    ['details', time, 'details'],
    ['done', all, 'review'],
  ] as const)('asked for %s with %o shows %s', (wanted, answered, step) => {
    expect(reachableStep(wanted, answered)).toBe(step);
  });

  it('follow each other, and lead back to the review after a change', () => {
    expect(nextStep('service', service, false)).toBe('time');
    expect(nextStep('service', all, false)).toBe('time');
    expect(nextStep('service', all, true)).toBe('review');
    expect(nextStep('service', { ...all, time: false }, true)).toBe('time');
    expect(nextStep('details', all, false)).toBe('review');
  });

  it('know their names', () => {
    expect(['time', 'done', 'TIME', null].map(isBookingStep)).toEqual([true, true, false, false]);
  });
});
