import { unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { featuresOff } from '../schemas/features.ts';

export const getFeatures = defineOperation({
  id: 'CLOUD-555',
  name: 'features.get',
  method: 'GET',
  path: '/cloud/v1/features',
  summary: 'What is turned off on the platform at present, for everyone; the app asks again every minute.',
  access: 'public',
  response: featuresOff,
  errors: [unauthenticated],
});
