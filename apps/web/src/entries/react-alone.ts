// React alone, to be evaluated in a task of its own before the app that stands on it.
import 'react-dom/client';
