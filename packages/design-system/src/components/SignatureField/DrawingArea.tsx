import type SignaturePad from 'signature_pad';
import { useEffect, useRef, useState } from 'react';
import { createChunk, forgetChunkFailure } from '../../foundations/chunk/chunk.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useSignatureText } from './messages/index.ts';
import { Canvas, Drawing, Tools } from './SignatureField.styles.ts';

/** The library that turns strokes into lines; loaded when drawing starts. */
const drawingPad = createChunk(() => import('signature_pad').then((module) => module.default));

interface DrawingAreaProps {
  /** Called with the drawing as an SVG image in a data address, or with null once it is cleared. */
  onChange: (drawing: string | null) => void;
  /** Takes the area away. */
  onLeave: () => void;
}

/** Scales the canvas to the device pixel ratio, and redraws what a resize has cleared. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad) {
  const ratio = Math.max(1, devicePixelRatio);
  const strokes = pad.toData();
  canvas.width = canvas.offsetWidth * ratio;
  canvas.height = canvas.offsetHeight * ratio;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(strokes);
}

/** An area to draw a signature in. Optional: the typed name is the signature. */
export function DrawingArea({ onChange, onLeave }: DrawingAreaProps) {
  const t = useSignatureText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isDrawn, setDrawn] = useState<boolean>();
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    let isGone = false;
    let observer: ResizeObserver | undefined;
    function begin(Pad: typeof SignaturePad) {
      const area = canvas.current;
      if (isGone || !area) return;
      const made = new Pad(area, { penColor: getComputedStyle(area).color });
      made.addEventListener('endStroke', () => {
        setDrawn(true);
        report.current(made.toDataURL('image/svg+xml'));
      });
      observer = new ResizeObserver(() => fit(area, made));
      observer.observe(area);
      pad.current = made;
      setState('ready');
    }
    drawingPad.read().then(begin, (error: unknown) => {
      forgetChunkFailure(error);
      if (!isGone) setState('failed');
    });
    return () => {
      isGone = true;
      observer?.disconnect();
      pad.current?.off();
    };
  }, []);

  function clear() {
    pad.current?.clear();
    setDrawn(false);
    onChange(null);
  }
  const words = state === 'ready' ? t(isDrawn ? 'areaDrawn' : 'areaEmpty') : t(state);
  return (
    <Drawing>
      <p>{state === 'failed' ? t('failed') : t('optional')}</p>
      {state !== 'failed' && (
        <Canvas ref={canvas} role="img" aria-label={`${t('area')}: ${words}`} aria-busy={state === 'loading'} />
      )}
      <Tools>
        {state === 'ready' && (
          <Button variant="secondary" size="small" onPress={clear}>
            {t('clear')}
          </Button>
        )}
        <Button variant="quiet" size="small" onPress={onLeave}>
          {t('removeDrawing')}
        </Button>
      </Tools>
      <VisuallyHidden>
        <output>{state === 'failed' || isDrawn === undefined ? '' : t(isDrawn ? 'areaDrawn' : 'cleared')}</output>
      </VisuallyHidden>
    </Drawing>
  );
}
