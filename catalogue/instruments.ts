/** The instruments, in the order of the specification. */
export { instruments } from './instruments/listing.generated';
