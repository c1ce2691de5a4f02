import type { NotificationSubject } from '@sakina/platform/contract';
import { expect, it } from 'vitest';
import { outcomePath } from './outcome-path.ts';

it.each([
  [{ contentReportId: 'rpt-1' }, '/community?show=reports'],
  [{ postId: 'pst-1', circleId: 'crc-1' }, '/community?circle=crc-1&post=pst-1'],
  [{ circleId: 'crc-1' }, '/community?circle=crc-1'],
  [{ providerId: 'prv-1' }, '/therapist/prv-1'],
  [{}, '/community'],
] as const)('a decision about %j is read at %s [CARE-6]', (subject, path) => {
  expect(outcomePath(subject as NotificationSubject)).toBe(path);
});
