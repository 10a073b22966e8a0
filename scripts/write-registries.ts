/** `npm run registries`: writes the registries and listings from the cards of all benches, and says which files changed. */
import { writeRegistries } from './registries/write';

const changed = await writeRegistries();
console.log(changed.length > 0 ? `Written: ${changed.join(', ')}.` : 'The registries agree with the cards.');
