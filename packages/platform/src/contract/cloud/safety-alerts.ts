import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { text } from '../schemas/common.ts';
import { acknowledgementLength, safetyAlert } from '../schemas/safety-alert.ts';

export const listSafetyAlerts = defineOperation({
  id: 'CLOUD-401',
  name: 'safetyAlerts.list',
  method: 'GET',
  path: '/cloud/v1/safety-alerts',
  summary:
    'Where clients of the provider told of danger and no one has said yet that they have seen it, the latest first.',
  access: 'provider',
  response: v.object({ items: v.array(safetyAlert) }),
  errors: [unauthenticated, forbidden],
});

export const acknowledgeSafetyAlert = defineOperation({
  id: 'CLOUD-402',
  name: 'safetyAlerts.acknowledge',
  method: 'POST',
  path: '/cloud/v1/safety-alerts/:id/acknowledgement',
  summary: 'Says that the provider has seen an alert, and what they did.',
  access: 'provider',
  body: v.object({ notes: v.pipe(text, v.maxLength(acknowledgementLength.max)) }),
  response: safetyAlert,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'ALERT_ACKNOWLEDGED', when: 'It was acknowledged before; details.byName says by whom.' },
  ],
  idempotent: true,
});
