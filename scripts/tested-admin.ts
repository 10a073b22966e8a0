/** The admin's password of the build that the tests run on, and its hash as `npm run admin:password` prints it. */
export const ADMIN_PASSWORD = 'correct horse battery';
export const ADMIN_HASH = 'pbkdf2-sha256:600000:OXgbrjgZyr/ze03YgKeleQ==:RIiFuPjKNkbK8iaGN8FkPAFjHTmLv4XscwRZTYJFM6A=';
