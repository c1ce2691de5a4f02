// React Aria Components’ own button announces a pending state, which none of ours uses: it would bring the announcer, a progress
// bar and the formatting of numbers to every page. What it is besides are the hooks below (FAST-1).
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
 * The button under all buttons of this system: presses by pointer, touch and keyboard, and attributes for styles. It takes the
 * part that a field, a dialog or a menu around it gives to its button; what a collection reads ahead draws none.
 */
export const PressButton = createHideableComponent<HTMLButtonElement, PressButtonProps>(
  function PressButton(given, givenRef) {
    const [props, ref] = useContextProps(given, givenRef, ButtonContext);
    // What opens something says itself that it is open; the context’s type keeps that to itself.
    const { isDisabled = false, isPressed: isHeld = false, slot } = props as typeof props & { isPressed?: boolean };
    const { buttonProps, isPressed: isPressedNow } = useButton(props, ref);
    const { focusProps, isFocused, isFocusVisible } = useFocusRing(props);
    const { hoverProps, isHovered } = useHover(props);
    const isPressed = isHeld || isPressedNow;
    const values = { isHovered, isPressed, isFocused, isFocusVisible, isDisabled, isPending: false };
    const { render, ...look } = useRenderProps({ ...props, values });
    // A click is told as a press is, by the hook.
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
