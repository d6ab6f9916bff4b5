/* Everything that teaches: courses, lessons, how to play in five minutes. Loaded when somebody wants to learn. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { address } from '../model/route';
import { TableSkeleton } from '../ui/app';
import { hasBegun, headsOf, materialOf, speakOf, type Material } from './course';
import { CoursePage, CoursesPage } from './coursepage';
import { GuidePage } from './guide';
import { LessonPage } from './lessonpage';
import '../style/advice.css';
import '../style/learn.css';

export function Learning({ page, game, lesson }: { page: string; game: string; lesson: string }): JSX.Element {
  const material = useSignal<Material | null>(null);
  useEffect(() => {
    material.value = null;
    if (!game) return;
    speakOf(game);
    void materialOf(game).then((found) => (material.value = found));
  }, [game]);
  if (!game) return <CoursesPage />;
  if (!material.value) return <TableSkeleton />;
  if (page === 'guide') return <GuidePage game={game} material={material.value} />;
  return <Course game={game} lesson={lesson} material={material.value} />;
}

/* Who has never learnt this game begins with its first lesson at once. */
function Course({ game, lesson, material }: { game: string; lesson: string; material: Material }): JSX.Element {
  const [first] = Object.keys(material.lessons);
  const begins = lesson === '' && first !== undefined && !hasBegun(game);
  useEffect(() => {
    if (begins) location.replace(address('learn', game, first)); /* back leads home */
  }, [begins]);
  if (begins) return <TableSkeleton />;
  const file = material.lessons[lesson] ?? material.examples[lesson];
  if (file) return <LessonPage key={lesson} game={game} name={lesson} file={file} heads={headsOf(material.lessons)} />;
  return <CoursePage game={game} heads={headsOf(material.lessons)} />;
}
