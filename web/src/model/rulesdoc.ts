/* The rules of a game as a document: the file that the engine's tables are made from, or its translation. */
const files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

/* In the reader's language, where there is a translation. */
export const rulesPath = (game: string, code: string) => [`../../../docs/rules/${code}/${game}.md`, `../../../docs/rules/${game}.md`].find((path) => path in files);

export const rulesText = async (path: string | undefined): Promise<string> => files[path ?? '']?.() ?? '';

/* The chapter of a clause: "PL-15" of "PL-15.3". */
export const chapterOf = (clause: string) => clause.slice(0, clause.indexOf('.'));

/* What chapters are called, by their numbers. */
export const chaptersIn = (text: string): Map<string, string> => new Map([...text.matchAll(/^## ([A-Z]{2}-\d+) (.+)$/gm)].map(([, number, title]) => [number!, title!]));
