// Answers for an account of any size, so that what grows with it is the product's doing and not the mocks'.

/**
 * Runs in the page before its scripts: the lists that grow with an account are answered with as many rows as the
 * account has, each a copy of a row of the demo, cut as their contract says. What is asked of a copy is asked of its
 * original.
 * @param {{ clients: number, eventsAWeek: number, messages: number, invoices: number }} size
 */
export function enlargeAccount(size) {
  globalThis.sakinaDemoLatencyMs = 0;
  const network = globalThis.fetch.bind(globalThis);
  const WEEK = 7 * 86_400_000;
  const HOUR = 3_600_000;
  const COPY = /usr-copy\d+/g;
  /** The row of the demo that a list's rows are copies of, by the list's path. */
  const originals = new Map();
  const nameOf = (index) => `Client ${String(index).padStart(5, '0')}`;
  const clientOf = (index, original) => ({ ...original, id: `usr-copy${index}`, displayName: nameOf(index) });
  const isoOf = (time) => new Date(time).toISOString();

  /** How many events lie in the span asked for, and when each begins; of a list without one, those of half a year. */
  function startsIn(query) {
    const to = Date.parse(query.get('to') ?? isoOf(Date.now() + WEEK));
    const from = Date.parse(query.get('from') ?? isoOf(to - 26 * WEEK));
    const count = Math.round(((to - from) / WEEK) * size.eventsAWeek);
    return Array.from({ length: count }, (_, index) => isoOf(from + ((to - from) / count) * index));
  }
  const moved = (row, index, startsAt, prefix) => ({
    ...row,
    id: `${prefix}-copy${index}`,
    startsAt,
    endsAt: isoOf(Date.parse(startsAt) + HOUR / 2),
  });

  /** The rows of a list by its path; undefined for what does not grow. */
  const LISTS = {
    '/v1/providers/clients': (original, query) =>
      Array.from({ length: size.clients }, (_, index) => clientOf(index, original)).filter(({ displayName }) =>
        displayName.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
      ),
    '/v1/appointments': (original, query) => {
      const rows = startsIn(query).map((at, index) => ({
        ...moved(original, index, at, 'apt'),
        client: query.has('clientId') ? original.client : clientOf(index % size.clients, original.client),
      }));
      return query.get('direction') === 'desc' ? rows.toReversed() : rows;
    },
    '/v1/calendar/events': (original, query) => startsIn(query).map((at, index) => moved(original, index, at, 'evt')),
    '/cloud/v1/me/invoices': (original) =>
      Array.from({ length: size.invoices }, (_, index) => ({ ...original, id: `inv-copy${index}` })),
    messages: (original) =>
      Array.from({ length: size.messages }, (_, index) => ({
        ...original,
        id: `msg-copy${index}`,
        sentAt: isoOf(Date.now() - (index + 1) * HOUR),
      })),
  };
  const listOf = (path) => (/^\/cloud\/v1\/conversations\/[^/]+\/messages$/.test(path) ? 'messages' : path);

  /** A piece of a list as `after` and `limit` ask for it; all of it without them. */
  function pieceOf(rows, query) {
    if (!query.has('limit') && !query.has('after')) return { items: rows, total: rows.length, nextCursor: null };
    const start = Number(query.get('after') ?? 0);
    const end = start + Number(query.get('limit') ?? 25);
    return { items: rows.slice(start, end), total: rows.length, nextCursor: end < rows.length ? String(end) : null };
  }

  /** What is answered about a client, said of a copy. */
  const named = (text, original, copy) =>
    text
      .replaceAll(`"${original.id}"`, `"${copy}"`)
      .replaceAll(`"${original.displayName}"`, `"${nameOf(Number(copy.replace('usr-copy', '')))}"`);

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const { searchParams: query } = url;
    const list = listOf(url.pathname);
    const isCall = url.pathname.startsWith('/v1/') || url.pathname.startsWith('/cloud/v1/');
    if (!isCall || request.method !== 'GET') return network(input, init);
    const asked = new URL(url);
    asked.searchParams.delete('after');
    if (list in LISTS) asked.searchParams.delete('q');
    const original = originals.get('/v1/providers/clients');
    const [copy] = url.href.match(COPY) ?? [];
    const address = copy && original ? asked.href.replaceAll(COPY, original.id) : asked.href;
    const response = await network(address, { headers: request.headers, signal: request.signal });
    if (!response.ok) return response;
    const text = await response.text();
    const body = JSON.parse(copy && original ? named(text, original, copy) : text);
    if (list in LISTS && Array.isArray(body.data?.items)) {
      const [first] = body.data.items;
      if (first && !originals.has(list)) originals.set(list, first);
      const row = originals.get(list);
      if (row) Object.assign(body.data, pieceOf(LISTS[list](row, query), query));
    }
    return new Response(JSON.stringify(body), { status: response.status, headers: response.headers });
  };
}
