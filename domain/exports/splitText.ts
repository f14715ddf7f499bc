/** Cuts a text into lines of at most so many characters, between words where it can; every line but the last ends whole. */
export function splitText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/u).flatMap((one) => cutWord(one, width))) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}

/** Nothing that can be read aloud is so long, but anything can be typed. */
function cutWord(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  const letters = Array.from(word);
  return Array.from({ length: Math.ceil(letters.length / width) }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  );
}
