// React alone, evaluated in a task of its own before the app.
import 'react-dom/client';
