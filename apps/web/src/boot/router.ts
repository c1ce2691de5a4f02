// The router alone, as react.ts.
import 'react-router-dom';
