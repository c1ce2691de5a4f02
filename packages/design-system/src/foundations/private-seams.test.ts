import { expect, it } from 'vitest';

// Private paths of libraries that components rely on. An update that moves one fails here by name.

it('react-aria exports createHideableComponent, for Button/PressButton', async () => {
  const { createHideableComponent } = await import('react-aria/private/collections/Hidden');
  expect(createHideableComponent).toBeTypeOf('function');
});

it('react-aria exports FocusableProvider as a component with a ref, for Tooltip', async () => {
  const { FocusableProvider } = await import('react-aria/private/interactions/useFocusable');
  expect(FocusableProvider).toHaveProperty('render', expect.any(Function));
});
