import { SliderStateContext, SliderTrackContext } from 'react-aria-components/Slider';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { useSliderThumb } from 'react-aria/useSlider';
import { useObjectRef } from 'react-aria/useObjectRef';
import { use } from 'react';
import type { Ref, RefObject } from 'react';
import { Handle } from './Slider.styles.ts';

interface SliderHandleProps {
  /** Which of the thumbs it is. */
  index: number;
  /** What the thumb is called, where there are two. */
  name: string | undefined;
  /** Its value in words. */
  words: string;
  /** The name under which a form sends it. */
  formName: string | undefined;
  /** Whether its value is wrong. */
  isInvalid: boolean;
  /** The input inside it. */
  inputRef: Ref<HTMLInputElement> | undefined;
}

const NO_TRACK: RefObject<Element | null> = { current: null };

/** One thumb. React Aria’s own reads its value out as a number; this one says it in words. */
export function SliderHandle({ index, name, words, formName, isInvalid, inputRef }: SliderHandleProps) {
  const state = use(SliderStateContext);
  if (!state) throw new Error('A thumb stands in a slider.');
  const track = use(SliderTrackContext);
  const trackRef = (track && 'ref' in track ? track.ref : NO_TRACK) as RefObject<Element | null>;
  const input = useObjectRef(inputRef);
  const { thumbProps, inputProps, isDragging, isDisabled } = useSliderThumb(
    {
      index,
      trackRef,
      inputRef: input,
      ...(name ? { 'aria-label': name } : {}),
      ...(formName ? { name: formName } : {}),
    },
    state,
  );
  return (
    <Handle {...thumbProps} data-dragging={isDragging || undefined} data-disabled={isDisabled || undefined}>
      <VisuallyHidden>
        <input {...inputProps} type="range" ref={input} aria-valuetext={words} aria-invalid={isInvalid || undefined} />
      </VisuallyHidden>
    </Handle>
  );
}
