declare module 'virtual:proof' {
  // What proof-plugin.ts reads; model/proof-of-build.ts gives it its type, as an ambient module may import none.
  const found: never;
  export default found;
}
