// The library's worker, as a file of ours: the content security policy lets workers come from our own files alone.
import 'livekit-client/e2ee-worker';
