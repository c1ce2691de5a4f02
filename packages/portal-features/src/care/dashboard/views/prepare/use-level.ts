import { useEffect, useState } from 'react';

const EVERY_MS = 100;
/** Speech is far from full scale: the square of a usual voice's amplitude comes to about a hundredth of it. */
const GAIN = 6;

/** How loud a stream sounds, from 0 to 1, ten times a second; undefined without a stream. */
export function useLevel(stream: MediaStream | null): number | undefined {
  const [level, setLevel] = useState<number>();
  useEffect(() => {
    if (!stream) return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    const samples = new Float32Array(analyser.fftSize);
    context.createMediaStreamSource(stream).connect(analyser);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const mean = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(mean) * GAIN));
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return stream ? level : undefined;
}
