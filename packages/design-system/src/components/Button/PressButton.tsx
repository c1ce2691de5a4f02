// React Aria Components’ own Button announces a pending state, which we do not use: it would add the announcer, a
// progress bar and
// number formatting to every page (FAST-1). This is the rest of that button, on the library’s public hooks.
//
// Seam: createHideableComponent is private to the library and may move in any release. Without it a button inside a
// collection item would render twice, once in the hidden tree that the collection reads.
// foundations/private-seams.test.ts checks it.
import { createHideableComponent } from 'react-aria/private/collections/Hidden';
import { ButtonContext } from 'react-aria-components/Button';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useContextProps } from 'react-aria-components/slots';
import { useRenderProps } from 'react-aria-components/useRenderProps';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton } from 'react-aria/useButton';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';

export type PressButtonProps = Omit<AriaButtonProps, 'isPending'>;

/**
 * The button below all buttons of this system: presses by pointer, touch and keyboard, and data attributes for styles.
 * It takes the props that a surrounding field, dialog or menu gives to its button by context, and renders nothing in
 * the hidden tree that a collection builds to read its items.
 */
export const PressButton = createHideableComponent<HTMLButtonElement, PressButtonProps>(
  function PressButton(given, givenRef) {
    const [props, ref] = useContextProps(given, givenRef, ButtonContext);
    // A trigger passes isPressed through the context while its overlay is open; the context’s type does not declare it.
    const { isDisabled = false, isPressed: isHeld = false, slot } = props as typeof props & { isPressed?: boolean };
    const { buttonProps, isPressed: isPressedNow } = useButton(props, ref);
    const { focusProps, isFocused, isFocusVisible } = useFocusRing(props);
    const { hoverProps, isHovered } = useHover(props);
    const isPressed = isHeld || isPressedNow;
    const values = { isHovered, isPressed, isFocused, isFocusVisible, isDisabled, isPending: false };
    const { render, ...look } = useRenderProps({ ...props, values });
    // useButton handles onClick.
    const { onClick: _, ...attributes } = filterDOMProps(props, { global: true });
    const element = {
      ...mergeProps(attributes, look, buttonProps, focusProps, hoverProps),
      ref,
      slot: slot ?? undefined,
      'data-disabled': isDisabled || undefined,
      'data-pressed': isPressed || undefined,
      'data-hovered': isHovered || undefined,
      'data-focused': isFocused || undefined,
      'data-focus-visible': isFocusVisible || undefined,
    };
    return render ? render(element, values) : <button {...element} />;
  },
);
