/** How the report looks: it stands outside the product, so it has none of its tokens. */
export const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 110rem; padding: 1.5rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-block: 2.5rem 1rem; }
dl { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; margin: 0; } dl div { display: flex; flex-direction: column-reverse; }
dd { margin: 0; font-size: 1.75rem; font-variant-numeric: tabular-nums; }
form { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; padding-block: 0.75rem; margin-block-start: 1.5rem; background: Canvas; border-block-end: 1px solid; }
select, input { font: inherit; min-block-size: 2.25rem; padding-inline: 0.5rem; }
article { border-block-start: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); padding-block: 1rem; }
.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; } figcaption { font-weight: 600; margin-block-end: 0.25rem; }
img { display: block; max-inline-size: 100%; max-block-size: 40rem; border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; } .id { font: 0.8125rem ui-monospace, monospace; overflow-wrap: anywhere; }
.open, .accepted { border-inline-start: 4px solid; padding-inline-start: 0.75rem; } .open { border-color: #c1121f; } .accepted { border-color: #2a7d4f; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
[hidden] { display: none !important; }
`;

/** What the report can do: show some of the changes and say how many. Without it all of them are there. */
export const script = `
const form = document.querySelector('form');
function filter() {
  const { portal, state, text } = form.elements;
  let count = 0;
  for (const article of document.querySelectorAll('article')) {
    const { dataset } = article;
    article.hidden = !((!portal.value || dataset.portal === portal.value) && (!state.value || dataset.state === state.value) && dataset.name.includes(text.value.trim().toLowerCase()));
    if (!article.hidden) count += 1;
  }
  for (const group of document.querySelectorAll('[data-group]')) group.hidden = !group.querySelector('article:not([hidden])');
  form.querySelector('output').textContent = count === 1 ? '1 change is shown' : count + ' changes are shown';
}
form?.addEventListener('input', filter);
form?.addEventListener('submit', (event) => event.preventDefault());
if (form) filter();
`;
