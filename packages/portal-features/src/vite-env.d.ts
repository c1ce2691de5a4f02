declare module '*.json?catalogue' {
  const messages: Record<string, string>;
  export default messages;
}
