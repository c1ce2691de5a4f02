export { PageHeader } from './PageHeader.tsx';
export type { PageHeaderProps } from './PageHeader.tsx';
export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { Breadcrumb, BreadcrumbsProps } from './Breadcrumbs.tsx';
