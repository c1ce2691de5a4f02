import { Container, LoadingRegion, Skeleton, Stack } from '@sakina/design-system';

/** Placeholder for a booking that is being prepared. */
export function LoadingBooking({ label }: { label: string }) {
  return (
    <Container pad="page">
      <LoadingRegion label={label}>
        <Stack gap="x4">
          <Skeleton shape="heading" />
          <Skeleton shape="text" />
          <Skeleton shape="block" size="sm" />
          <Skeleton shape="block" size="lg" />
        </Stack>
      </LoadingRegion>
    </Container>
  );
}
