/** Leaves the app for an address; with fields through a posted form, so that they appear in no address (SEC-8). */
export function redirectTo(url: string, fields?: Readonly<Record<string, string>>): void {
  if (fields === undefined) return window.location.assign(url);
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
