export { KeyValueList } from './KeyValueList.tsx';
export type { KeyValueItem, KeyValueListProps } from './KeyValueList.tsx';
