/** For the stories of screens; nothing of the product imports it. */

/**
 * Doubles the size that the person’s browser gives to text, for one story: its `beforeEach`. Returns what undoes it.
 */
export function doubleTextSize(): () => void {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  return () => {
    style.fontSize = '';
  };
}

/**
 * What reaches beyond the window and makes the page scroll sideways: the text of each element, none where all of it
 * fits.
 */
export function beyondTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const tooFar = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < 0 || right > clientWidth);
  });
  return [
    `the page is ${scrollWidth} px wide`,
    ...tooFar.map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 80)}`),
  ];
}
