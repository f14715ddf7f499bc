/** Cuts a text into lines of at most so many characters, between words where it can; every line but the last ends whole. */
export function splitText(text: string, longest: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/u).flatMap((one) => cutWord(one, longest))) {
    if (line !== '' && line.length + 1 + word.length > longest) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Nothing that can be read aloud is so long, but anything can be typed. */
function cutWord(word: string, longest: number): string[] {
  if (word.length <= longest) return [word];
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / longest) }, (_, index) =>
    letters.slice(index * longest, (index + 1) * longest).join(''),
  );
}
