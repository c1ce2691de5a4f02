declare module '@internationalized/string-compiler' {
  const compiler: { compileString(message: string): string };
  export default compiler;
}
