/** The lab without a screen: `npm run --silent lab -- <command>`. */
import { lab } from './command';

// A reader that has seen enough (`lab list | head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await lab(process.argv.slice(2));
