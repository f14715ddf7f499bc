import { WidgetType, type EditorView } from '@codemirror/view';
import i18next from 'i18next';
import { dragPause } from './dragPause.ts';

/** A silence in the text, drawn as long as it lasts; its end can be dragged. */
export class PauseWidget extends WidgetType {
  readonly seconds: number;
  readonly isSelected: boolean;
  readonly language: string;

  constructor(seconds: number, isSelected: boolean, language: string) {
    super();
    this.seconds = seconds;
    this.isSelected = isSelected;
    this.language = language;
  }

  override eq(other: PauseWidget): boolean {
    return other.seconds === this.seconds && other.isSelected === this.isSelected && other.language === this.language;
  }

  override toDOM(view: EditorView): HTMLElement {
    const chip = document.createElement('span');
    chip.className = 'sp-pause';
    chip.setAttribute('role', 'img');
    const words = document.createElement('span');
    const edge = document.createElement('span');
    edge.className = 'sp-pause-edge';
    chip.append(words, edge);
    edge.addEventListener('pointerdown', (event) => dragPause(view, chip, event));
    this.fill(chip);
    return chip;
  }

  override updateDOM(chip: HTMLElement): boolean {
    this.fill(chip);
    return true;
  }

  private fill(chip: HTMLElement): void {
    chip.style.setProperty('--seconds', String(this.seconds));
    chip.toggleAttribute('data-selected', this.isSelected);
    chip.setAttribute('aria-label', i18next.t('app.pause.label', { count: this.seconds }));
    const [words] = chip.children;
    if (words) words.textContent = i18next.t('app.pause.seconds', { seconds: this.seconds });
  }

  /** A press on the edge drags; the editor takes every other one. */
  override ignoreEvent(event: Event): boolean {
    return event.target instanceof Element && event.target.classList.contains('sp-pause-edge');
  }
}
