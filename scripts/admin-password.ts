/** `npm run admin:password`: asks for a password and prints the line that a build needs to know it without containing it. */
import { createInterface } from 'node:readline';
import { hashOf } from '../src/admin/password';

const LEAST = 12;

/** A line of the terminal, unseen while it is typed; of a pipe, its first line. */
function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: process.stdin.isTTY });
  return new Promise((resolve) => {
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
    // Input that ends without a line.
    lines.once('close', () => resolve(''));
    if (process.stdin.isTTY) {
      // The interface would show each letter.
      Object.assign(lines, {
        _writeToOutput: (text: string) => process.stderr.write(text.includes(question) ? text : ''),
      });
    }
  });
}

const password = await ask(`Password for the admin area, at least ${LEAST} characters: `);
if (password.length < LEAST) {
  process.stderr.write(`\nThat has ${password.length} characters; at least ${LEAST} are needed.\n`);
  process.exit(2);
}
process.stderr.write('\nPut this line into the environment of the build:\n');
process.stdout.write(`VITE_ADMIN_HASH=${await hashOf(password)}\n`);
