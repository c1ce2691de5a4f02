// What stands around every page, as react.ts.
import '../frames/SharedFrame.tsx';
