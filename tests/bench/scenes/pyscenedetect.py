"""Prints, for every film given, what each of PySceneDetect's detectors finds, as JSON: with its own defaults, which
forbid scenes of less than 0.6 s, and with short scenes allowed."""

import json
import sys

from scenedetect import (
    AdaptiveDetector,
    ContentDetector,
    HashDetector,
    HistogramDetector,
    ThresholdDetector,
    detect,
)

DETECTORS = [ContentDetector, AdaptiveDetector, ThresholdDetector, HistogramDetector, HashDetector]

VARIANTS = {"": {}, ", short scenes": {"min_scene_len": 4}}

found = {
    detector.__name__ + name: [
        [round(start.seconds * 1000) for start, _ in detect(film, detector(**options))[1:]]
        for film in sys.argv[1:]
    ]
    for detector in DETECTORS
    for name, options in VARIANTS.items()
}
print(json.dumps(found))
