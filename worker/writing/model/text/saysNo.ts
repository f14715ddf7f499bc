/** Longer answers that begin so are scripts after all. */
const maxRefusal = 600;
const refusal =
  /^\W*(?:i(?:’|')?m (?:really |very |so )?sorry|(?:i am )?sorry,? (?:but )?i|i (?:cannot|can(?:’|')t|am unable to|won(?:’|')t) (?:help|assist|write|create|provide|continue|comply|do|fulfil)|je suis désolée?|désolée?,|je ne (?:peux|suis) pas|lo siento|no puedo (?:ayudar|escribir|crear|continuar)|(?:es )?tut mir leid|ich kann (?:das|dabei|dir|ihnen|diese)|mi dispiace|non posso (?:aiutar|scrivere|creare|continuare)|desculpe|sinto muito|lamento|não posso (?:ajudar|escrever|criar|continuar))/iu;

/** Whether the model declined in so many words; services report that as a normal end. */
export const saysNo = (answer: string): boolean => answer.length <= maxRefusal && refusal.test(answer);
