import { setRootAttributes } from '../foundations/root/root-attributes.ts';

const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/**
 * Measures a mounted story in both densities by switching the root attribute, as the product does. The density of the
 * story is restored afterwards.
 * @param measure Returns a size in pixels, such as the height of a control.
 */
export async function inBothDensities(measure: () => number): Promise<{ comfortable: number; compact: number }> {
  const root = document.documentElement;
  const own = root.dataset['density'] === 'compact' ? 'compact' : 'comfortable';
  const sizeIn = async (density: 'comfortable' | 'compact') => {
    setRootAttributes(root, { density });
    await twoFrames();
    return measure();
  };
  try {
    return { comfortable: await sizeIn('comfortable'), compact: await sizeIn('compact') };
  } finally {
    setRootAttributes(root, { density: own });
  }
}
