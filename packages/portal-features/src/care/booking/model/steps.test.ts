import { describe, expect, it } from 'vitest';
import { firstOpenStep, isBookingStep, nextStep, reachableStep, stepsOf } from './steps.ts';

const nothing = { service: false, time: false, details: false, payment: false as boolean | null };
const service = { ...nothing, service: true };
const time = { ...service, time: true };
const told = { ...time, details: true };
const all = { ...told, payment: true };
const free = { ...told, payment: null };

describe('the steps', () => {
  it.each([
    [nothing, 'service'],
    [service, 'time'],
    [time, 'details'],
    [told, 'payment'],
    [all, 'review'],
    [free, 'review'],
    [{ ...all, time: false }, 'time'],
  ] as const)('with %o have %s as the first open one', (answered, step) => {
    expect(firstOpenStep(answered)).toBe(step);
  });

  it.each([
    ['review', nothing, 'service'],
    ['review', service, 'time'],
    ['service', all, 'service'],
    ['details', time, 'details'],
    ['done', all, 'review'],
    ['review', told, 'payment'],
    ['payment', all, 'payment'],
    ['payment', free, 'review'],
  ] as const)('asked for %s with %o show %s', (wanted, answered, step) => {
    expect(reachableStep(wanted, answered)).toBe(step);
  });

  it('follow in order, and lead back to the review after an edit', () => {
    expect(nextStep('service', service, false)).toBe('time');
    expect(nextStep('service', all, false)).toBe('time');
    expect(nextStep('service', all, true)).toBe('review');
    expect(nextStep('service', { ...all, time: false }, true)).toBe('time');
    expect(nextStep('details', all, false)).toBe('payment');
    expect(nextStep('details', free, false)).toBe('review');
    expect(nextStep('details', told, true)).toBe('payment');
    expect(nextStep('payment', all, false)).toBe('review');
  });

  it('omit the payment of a free session, and the service in the calendar', () => {
    expect(stepsOf(all, false)).toEqual(['service', 'time', 'details', 'payment', 'review']);
    expect(stepsOf(free, true)).toEqual(['time', 'details', 'review']);
  });

  it('are recognized by name', () => {
    expect(['time', 'done', 'TIME', null].map(isBookingStep)).toEqual([true, true, false, false]);
  });
});
