import {
  appealClaim,
  createClaim,
  getClaim,
  getClaimDraft,
  getClaimStatus,
  listClaims,
  listToBill,
  voidClaim,
  writeOffClaim,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Claims', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const CreateClaim = {
  ...failuresOf(createClaim),
  name: 'Says why the claim could not be sent [ERROR-2]',
};
export const ListClaims = {
  ...failuresOf(listClaims),
  name: 'Says why the claims could not be listed [ERROR-2]',
};
export const GetClaimStatus = {
  ...failuresOf(getClaimStatus),
  name: 'Says why the state of a claim could not be shown [ERROR-2]',
};
export const GetClaim = { ...failuresOf(getClaim), name: 'Says why the claim could not be opened [ERROR-2]' };
export const ListToBill = {
  ...failuresOf(listToBill),
  name: 'Says why the sessions to bill could not be listed [ERROR-2]',
};
export const GetClaimDraft = {
  ...failuresOf(getClaimDraft),
  name: 'Says why a claim could not be begun [ERROR-2]',
};
export const AppealClaim = {
  ...failuresOf(appealClaim),
  name: 'Says why a denial could not be appealed [CLOUD-520] [ERROR-2]',
};
export const WriteOffClaim = {
  ...failuresOf(writeOffClaim),
  name: 'Says why nothing was written off [CLOUD-521] [ERROR-2]',
};
export const VoidClaim = {
  ...failuresOf(voidClaim),
  name: 'Says why a claim could not be taken back [CLOUD-526] [ERROR-2]',
};
