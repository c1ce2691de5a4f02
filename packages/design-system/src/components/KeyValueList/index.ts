export { KeyValueList } from './KeyValueList.tsx';
export { NotGiven } from './NotGiven.tsx';
export type { KeyValueItem, KeyValueListProps } from './KeyValueList.tsx';
